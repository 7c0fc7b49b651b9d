import { type Derived, findingView, type Refusal, roundLabel, type State } from '../engine/index.ts';
import { outcomeToWire } from '../protocol/scale.ts';
import type { Problem } from '../protocol/wire.ts';
import { type Language, namesOf, sayRefusal, toldIn, translator } from '../words/index.ts';
import type { en } from '../words/problems/en.ts';

/** What the host itself says no to; the engine's refusals have their own codes. */
export type ProblemCode = keyof (typeof en)['problem'];

/** Something asked of a host that it does not do. */
export class RequestProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly details: unknown;

  constructor(status: number, code: ProblemCode, details?: unknown) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** For “not now”: after how many seconds it is worth trying again. */
  get retryAfter(): number | undefined {
    const { details } = this;
    if (typeof details === 'object' && details !== null && 'seconds' in details) return Number(details.seconds);
    return this.status === 503 ? 1 : undefined;
  }
}

/** Whose players, rounds and entries a refusal speaks of. */
interface Subject {
  readonly state: State;
  readonly derived: Derived;
}

/** The engine's refusal, thrown by whoever answers a request. */
export class RefusedByRules extends Error {
  readonly refusal: Refusal;
  readonly tournament: Subject | undefined;

  constructor(refusal: Refusal, tournament?: Subject) {
    super(refusal.code);
    this.refusal = refusal;
    this.tournament = tournament;
  }
}

/** As HTTP names them (RFC 9110). */
const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

const problem = (status: number, code: string, detail: string, details?: unknown): Problem => ({
  type: `urn:tiltyard:${code}`,
  title: titles[status] ?? 'Problem',
  status,
  code,
  detail,
  ...(details !== undefined && { details }),
});

/** What stands behind a refusal, for an answer. */
function saidDetails(refusal: Refusal): unknown {
  switch (refusal.code) {
    case 'already-recorded':
      return { ...refusal.details, outcome: outcomeToWire(refusal.details.outcome) };
    case 'not-what-it-replaces':
      return { now: refusal.details.now && outcomeToWire(refusal.details.now) };
    case 'draft-is-stale':
    case 'forbidden-pairing':
      return { ...refusal.details, findings: refusal.details.findings.map(findingView) };
    default:
      return refusal.details;
  }
}

export function refusalProblem({ refusal, tournament }: RefusedByRules, language: Language): Problem {
  const names = namesOf(tournament?.state.facts.players.values() ?? []);
  const sentence = sayRefusal(
    language,
    refusal,
    names,
    (round) => tournament && roundLabel(tournament.derived, round),
    tournament && toldIn(tournament.derived.formats, language, () => tournament.state.log.slice()),
  );
  return problem(422, refusal.code, sentence, saidDetails(refusal));
}

export const requestProblem = ({ status, code, details }: RequestProblem, language: Language): Problem =>
  problem(status, code, translator(language)(`problem.${code}`), details);
