import { useEffect, useId, useState } from 'react';
import { ProblemError } from '../../client/index.ts';
import { settingName } from '../../words/index.ts';
import { Button } from '../shared/controls/button.tsx';
import { useTournamentPort } from '../shared/ports.tsx';
import { type Config, settingText } from '../shared/settings-form.tsx';
import { useSpeech } from '../shared/words.ts';
import { ExpectedLength } from './expected-length.tsx';
import { type Plan, planFigures } from './plan-figures.ts';

interface PreviewProps {
  readonly format: string;
  readonly config: Config;
  readonly players: number;
  readonly onPlayers: (players: number) => void;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly onProposal: (proposal: Config) => void;
}

/** What such a tournament looks like for this many players, before anyone plays. */
export function PlanPreview({ format, schema, config, players, onPlayers, onProposal }: PreviewProps) {
  const speech = useSpeech();
  const { t } = speech;
  const port = useTournamentPort();
  const [plan, setPlan] = useState<Plan>();
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const asked = JSON.stringify({ format, players, config });
  useEffect(() => {
    let over = false;
    const timer = setTimeout(() => {
      const wanted = JSON.parse(asked) as { format: string; players: number; config: Config };
      port.plan(wanted.format, wanted.players, wanted.config).then(
        (answer) => {
          if (over) return;
          setPlan(answer);
          setProblem(undefined);
        },
        (error: unknown) =>
          over || setProblem(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer')),
      );
    }, 150);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [port, asked, t]);
  return (
    <section className="card stack" aria-labelledby={`${id}title`}>
      <div className="line">
        <h2 id={`${id}title`}>{t('plan.title')}</h2>
        <label className="line push" htmlFor={`${id}players`}>
          {t('plan.players')}
          <input
            id={`${id}players`}
            className="input short"
            type="number"
            min={2}
            max={5000}
            value={players}
            onChange={(event) => onPlayers(Math.max(0, Math.min(5000, Math.floor(Number(event.target.value)))))}
          />
        </label>
      </div>
      {problem !== undefined ? (
        <p className="problem">{problem}</p>
      ) : (
        <dl className="plan-figures" aria-live="polite">
          {planFigures(speech, format, plan ?? {}).map(([term, figure]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {problem === undefined && plan?.proposes !== undefined && (
        <Proposal {...{ format, schema, config, onProposal }} proposal={plan.proposes as Config} />
      )}
      {problem === undefined && <ExpectedLength {...{ format, players, config }} />}
    </section>
  );
}

type ProposalProps = Pick<PreviewProps, 'format' | 'schema' | 'config' | 'onProposal'> & { readonly proposal: Config };

/** GR-18: settings that suit this many players better, until somebody has taken them. */
function Proposal({ format, schema, config, proposal, onProposal }: ProposalProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const [taken, setTaken] = useState<Config>();
  if (taken && Object.entries(taken).every(([key, value]) => config[key] === value)) return null;
  const settings = settingText(schema, proposal, format, speech)
    .map(([key, text]) => `${settingName(language, format, key)} ${text}`)
    .join(', ');
  return (
    <div className="line">
      <p>{t('plan.proposes', { settings })}</p>
      <Button
        size="small"
        onClick={() => {
          setTaken(proposal);
          onProposal(proposal);
        }}
      >
        {t('plan.take')}
      </Button>
    </div>
  );
}
