// A finished game's file, onto this computer.

import { file } from '../api/client';

export async function saveFile(game: string, table: string, token: string | undefined): Promise<void> {
  const text = JSON.stringify(await file(table, token), null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${game}-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
