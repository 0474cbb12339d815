// Everything that watching draws, for the table around the board.

export { Banner } from './banner';
export { WatchBar } from './bar';
export { MarksLayer } from './marks_layer';
export { Since } from './since';
export { useWatch } from './use_watch';
export type { Watch } from './watch';
