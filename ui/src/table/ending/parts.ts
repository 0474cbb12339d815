// What the end of a game needs beyond the table: fetched when a game is over.

export { CountBar } from './bar';
export { Count } from './count';
export { EndingLine } from './line';
export { Result } from './result';
export { rowsOf } from './rows';
export { Sheet } from './sheet';
import './ending.css';
