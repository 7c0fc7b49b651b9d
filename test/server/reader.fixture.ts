import { assertDefined } from '../../src/kit/index.ts';

/** Reads a stream as far as a test wants to. */
export interface StreamReader {
  /** Reads on until its text has what is looked for; one that ends before that is a failure. */
  until(found: (text: string) => boolean): Promise<string>;
  close(): Promise<void>;
}

export function readerOf(answer: Response): StreamReader {
  const reader = assertDefined(answer.body, 'stream').pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async until(found) {
      while (!found(text)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream (${answer.status}) ended with:\n${text}`);
        text += value;
      }
      return text;
    },
    close: () => reader.cancel(),
  };
}
