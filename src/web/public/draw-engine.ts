/** What the proof of a draw needs of the engine, and nothing else of it: loaded only with that page. */
export { drawAgain } from '../../engine/index.ts';
