import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';

/** How an attempt ended; without a status there was no answer. */
export interface Answer {
  readonly status?: number;
  readonly note: string;
}

/** Nobody looks at the body of an answer; a short one is read so that the connection can be used again. */
const MAX_BODY = 64 * 1024;

const answered = ({ statusCode, statusMessage = '' }: IncomingMessage): Answer => ({
  ...(statusCode !== undefined && { status: statusCode }),
  note: statusMessage.slice(0, 200),
});

const noteOf = (error: Error): Answer => ({ note: error.message.slice(0, 200) || error.name });

/**
 * Posts a message and says how that went. Every attempt has one end, after `patience` at the latest, whatever the receiver
 * does. Node alone does not see to that: of a request that is answered with 101 it reports neither an answer nor a close.
 */
export function post(
  url: string,
  body: string,
  options: RequestOptions,
  { patience, stop }: { readonly patience: number; readonly stop: AbortSignal },
): Promise<Answer> {
  return new Promise<Answer>((resolve) => {
    const send = new URL(url).protocol === 'https:' ? tlsRequest : plainRequest;
    const sent = send(url, { ...options, method: 'POST' });
    let answer: Answer = { note: 'no answer in time' };
    const end = () => {
      clearTimeout(limit);
      stop.removeEventListener('abort', end);
      sent.destroy();
      resolve(answer);
    };
    const limit = setTimeout(end, patience);
    stop.addEventListener('abort', end);
    sent.on('response', (response) => {
      answer = answered(response);
      let read = 0;
      response.on('data', (piece: Buffer) => {
        read += piece.length;
        if (read > MAX_BODY) end();
      });
      response.on('error', end);
    });
    sent.on('upgrade', (response, socket) => {
      answer = answered(response);
      socket.destroy();
      end();
    });
    sent.on('error', (error) => {
      if (answer.status === undefined) answer = noteOf(error);
      end();
    });
    sent.on('close', end);
    sent.end(body);
    // No request can be made of some addresses: a failed attempt like any other.
  }).catch(noteOf);
}
