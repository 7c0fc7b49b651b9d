/** What the proof of a draw needs of the engine, and nothing else of it: whoever opens that page loads it. */
export { drawAgain, fetchFormat } from '../../engine/index.ts';
