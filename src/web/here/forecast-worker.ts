import { formats } from '../../engine/formats/index.ts';
import { type Entry, fold, outlook } from '../../engine/index.ts';

/** DK-29: plays the rest of a tournament beside the page. */
self.onmessage = ({ data }: MessageEvent<readonly Entry[]>) => {
  self.postMessage(outlook(formats, fold(data)));
};
