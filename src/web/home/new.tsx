import './home.css';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { newCommandId, ProblemError } from '../../client/index.ts';
import type { FormatDescription } from '../../protocol/wire-views.ts';
import { formatAbout, formatName, presetName } from '../../words/index.ts';
import { Button } from '../shared/controls/button.tsx';
import { NotesProvider } from '../shared/controls/notes.tsx';
import { usePicture } from '../shared/formats.ts';
import { HowItIsPlayed } from '../shared/how-it-is-played.tsx';
import { PennantMark } from '../shared/motif/pennant.tsx';
import { part } from '../shared/part.tsx';
import { useTournamentPort } from '../shared/ports.tsx';
import { type Config, SettingsForm } from '../shared/settings-form.tsx';
import { Loading } from '../shared/states.tsx';
import { useFormatWords, useSpeech, withWords } from '../shared/words.ts';
import { PlanPreview } from './plan-preview.tsx';
import { useFilledIn } from './use-filled-in.ts';

/** A small picture of how a format goes. */
function FormatPicture({ format }: { format: string }) {
  const Picture = usePicture(format);
  return Picture && <Picture />;
}

export function New() {
  const { t } = useSpeech();
  const port = useTournamentPort();
  const [formats, setFormats] = useState<readonly FormatDescription[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    port.formats().then(setFormats, () => setProblem(t('states.noAnswer')));
  }, [port, t]);
  return (
    <NotesProvider>
      <header className="site-head wide">
        <Link href="/" className="site-name" aria-label={t('desk.home')}>
          <PennantMark />
        </Link>
      </header>
      {problem !== undefined && <p className="page band warn">{problem}</p>}
      {formats?.[0] ? <NewForm formats={formats} first={formats[0]} /> : problem === undefined && <Loading />}
    </NotesProvider>
  );
}

const Nothing = () => null;
const CompareFormats = part(
  withWords(['forecast'], () => import('./compare-formats.tsx').then(({ CompareFormats }) => CompareFormats)),
  Nothing,
);

const EXPECTED = 16;
const MAX_NAME = 80;

function NewForm({ formats, first }: { formats: readonly FormatDescription[]; first: FormatDescription }) {
  const { t, language } = useSpeech();
  useFormatWords(formats.map((one) => one.name));
  const port = useTournamentPort();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [format, setFormat] = useState(first);
  const [preset, setPreset] = useState(first.defaultPreset);
  const [own, setOwn] = useState<Config>({});
  const [players, setPlayers] = useState(EXPECTED);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [reading, setReading] = useState(false);
  const [commandId] = useState(newCommandId);
  const ids = useId();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  const config = { ...format.presets[preset], ...own };
  const used = useFilledIn(format, preset, own);
  const choose = (chosen: FormatDescription) => {
    setFormat(chosen);
    setPreset(chosen.defaultPreset);
    setOwn({});
  };
  const create = async () => {
    setBusy(true);
    try {
      const created = await port.create({ commandId, name, format: format.name, config });
      go(`/t/${created.id}/desk/players`);
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer'));
      setBusy(false);
    }
  };
  return (
    <main className="page narrow new-page">
      <form
        className="stack home"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !busy) void create();
        }}
      >
        <h1>{t('new.title')}</h1>
        <div className="new-columns">
          <div className="stack home">
            <div className="field">
              <label htmlFor={`${ids}name`}>{t('new.name')}</label>
              <input
                id={`${ids}name`}
                className="input"
                value={name}
                ref={nameField}
                autoComplete="off"
                maxLength={MAX_NAME}
                placeholder={t('new.namePlaceholder')}
                onChange={(event) => setName(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // The name is only the first question: nobody has said yet how it is played.
                  event.preventDefault();
                  event.currentTarget.form?.querySelector<HTMLInputElement>('input[name=format]:checked')?.focus();
                }}
              />
            </div>
            <fieldset className="stack">
              <legend className="label">{t('new.format')}</legend>
              <div className="format-cards">
                {formats.map((one) => (
                  <label key={one.name} className={`format-card ${one.name === format.name ? 'chosen' : ''}`}>
                    <input type="radio" name="format" checked={one.name === format.name} onChange={() => choose(one)} />
                    <svg className="picture" viewBox="0 0 124 64" aria-hidden="true" focusable="false">
                      <Suspense fallback={null}>
                        <FormatPicture format={one.name} />
                      </Suspense>
                    </svg>
                    <span className="format-name">{formatName(language, one.name)}</span>
                    <span className="hint">{formatAbout(language, one.name)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset className="stack">
              <legend className="label">{t('new.preset')}</legend>
              <div className="preset-row">
                {Object.keys(format.presets).map((one) => (
                  <label key={one} className={`preset ${one === preset ? 'chosen' : ''}`}>
                    <input
                      type="radio"
                      name="preset"
                      checked={one === preset}
                      onChange={() => {
                        setPreset(one);
                        setOwn({});
                      }}
                    />
                    {presetName(language, format.name, one)}
                  </label>
                ))}
              </div>
            </fieldset>
            <details className="card" onToggle={(event) => setReading(event.currentTarget.open)}>
              <summary>{t('settingsPage.how')}</summary>
              {reading && (
                <Suspense fallback={null}>
                  <HowItIsPlayed format={format.name} config={used} />
                </Suspense>
              )}
            </details>
            <details className="card">
              <summary>{t('new.more')}</summary>
              <SettingsForm
                format={format.name}
                schema={format.settings}
                config={used}
                onChange={(key, value) => setOwn({ ...own, [key]: value })}
              />
            </details>
            {players >= 2 && (
              <Suspense fallback={null}>
                <CompareFormats {...{ formats, format, config, players }} />
              </Suspense>
            )}
          </div>
          <div className="stack home">
            <PlanPreview
              {...{ format: format.name, schema: format.settings, config, players }}
              onPlayers={setPlayers}
              onProposal={(proposal) => setOwn({ ...own, ...proposal })}
            />
            {problem !== undefined && (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
            <div className="line">
              <Button kind="primary" type="submit" why={name.trim() === '' ? t('new.nameNeeded') : undefined}>
                {t('new.create')}
              </Button>
              <Link href="/" className="button plain">
                {t('new.cancel')}
              </Link>
            </div>
          </div>
        </div>
      </form>
    </main>
  );
}
