// Files onto this computer: finished games, component sets, somebody's whole list.

import { file } from '../api/client';

export async function saveFile(game: string, table: string, token: string | undefined): Promise<void> {
  saveText(`${game}-${table}.json`, JSON.stringify(await file(table, token), null, 1), 'application/json');
}

/** A text as a file of this name. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
