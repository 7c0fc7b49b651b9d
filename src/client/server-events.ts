import { createParser, type EventSourceMessage as ServerEvent } from 'eventsource-parser';

export type { ServerEvent };

/** Server-sent events as they come in; `onBytes` is called with every piece, comments too. */
export async function* eventsIn(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let events: ServerEvent[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    parser.feed(decoder.decode(value, { stream: true }));
    const complete = events;
    events = [];
    yield* complete;
  }
}
