import { z } from 'zod';
import { assertDefined } from '../../src/kit/index.ts';

/** The description of the API, as a reader of it sees it: the document alone, without our schemas. */

type Json = Readonly<Record<string, unknown>>;
type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

interface Media {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}
interface Described {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface Operation extends Described {
  readonly method: string;
  readonly path: string;
}

export interface Description {
  readonly openapi: string;
  /** As it is read. */
  readonly document: Json;
  readonly operations: readonly Operation[];
  /** Checks a value against a schema of the document; undefined: it is as described. */
  problem(schema: JsonSchema, value: unknown): string | undefined;
  /** What an answer has that is not described, or lacks; undefined: it is as described. */
  fault(answer: Answer): string | undefined;
}

export interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export async function describedAt(url: string): Promise<Description> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Json> };
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, method: method.toUpperCase(), path })),
  );
  const readers = new Map<unknown, z.ZodType>();

  /** Nothing here refers to itself, so that each reference can be replaced by what it means. */
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(written);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if ($ref === undefined) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one)]));
    return written(assertDefined(document.components.schemas[$ref.split('/').at(-1) ?? ''], $ref));
  };

  const problem = (schema: JsonSchema, value: unknown) => {
    const reader = readers.get(schema) ?? z.fromJSONSchema(written(schema) as JsonSchema);
    readers.set(schema, reader);
    const read = reader.safeParse(value);
    return read.success ? undefined : z.prettifyError(read.error);
  };

  const matches = (template: string, path: string) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

  const fault = ({ method, path, status, type, body }: Answer) => {
    const operation = operations.find((one) => one.method === method && matches(one.path, path));
    if (!operation) return 'this operation is not described';
    const described = operation.responses[status] ?? operation.responses[`${Math.floor(status / 100)}XX`];
    if (!described) return `status ${status} is not described`;
    if (status === 204) return described.content ? 'a body is described for 204' : undefined;
    const [plainType = ''] = type.split(';');
    const media = described.content?.[plainType];
    if (!media?.schema) return `${plainType} is not described for ${status}`;
    return problem(media.schema, plainType.endsWith('json') ? JSON.parse(body) : body);
  };

  return { openapi: document.openapi, document: { ...document }, operations, problem, fault };
}

/** A fetch that compares every answer with its description. */
export function comparing(description: Description, found: { readonly seen: Set<string>; readonly faults: string[] }) {
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(input, init);
    const { pathname } = new URL(answer.url);
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream') || answer.status === 304) return answer;
    const method = init?.method ?? 'GET';
    const body = await answer.clone().text();
    const fault = description.fault({ method, path: pathname, status: answer.status, type, body });
    found.seen.add(`${method} ${pathname} ${answer.status}`);
    if (fault !== undefined) found.faults.push(`${method} ${pathname} ${answer.status}: ${fault}`);
    return answer;
  };
}
