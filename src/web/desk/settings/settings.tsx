import './settings.css';
import { Suspense, useEffect, useState } from 'react';
import { type Facts, formatNamed, progressView } from '../../../engine/index.ts';
import type { FormatDescription } from '../../../protocol/wire-views.ts';
import { formatName, presetName, settingName } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { HowItIsPlayed } from '../../shared/how-it-is-played.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { useTournamentPort } from '../../shared/ports.tsx';
import { type Config, SettingsForm, settingText } from '../../shared/settings-form.tsx';
import { useFormatWords, useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Dangers } from './dangers.tsx';
import { EventImage } from './event-image.tsx';
import { EventInfoForm } from './event-info.tsx';
import { EventSettings } from './event-settings.tsx';

/** DK-25: how it is played, what may still change, and at the foot what cannot be taken back. */
export function SettingsPage() {
  const { t } = useSpeech();
  const { facts } = useDesk();
  const { about } = facts;
  if (!about) return null;
  return (
    <div className="stack settings-page">
      <PageHead title={t('settingsPage.how')} say={t('settingsPage.everyone')} />
      <div className="settings-columns">
        <section className="stack" aria-label={t('settingsPage.how')}>
          <HowItIsPlayed format={about.format} config={withRounds(about.config, facts.roundsSet)} />
          <Suspense fallback={null}>
            {facts.rounds.length > 0 ? <Fixed about={about} /> : <Format about={about} />}
          </Suspense>
        </section>
        <section className="stack" aria-labelledby="still">
          <h2 id="still">{t('settingsPage.still')}</h2>
          <p className="hint">{t('settingsPage.stored')}</p>
          <Rounds />
          <EventSettings />
          <EventInfoForm />
          <EventImage />
        </section>
      </div>
      <Dangers />
    </div>
  );
}

/** The organiser's own number of rounds is as good as a setting. */
const withRounds = (config: unknown, rounds: number | undefined): unknown =>
  rounds === undefined ? config : { ...(config as Config), rounds };

/** The formats as the server describes them: a running desk does without the maker of schemas. */
function useFormats(): readonly FormatDescription[] {
  const port = useTournamentPort();
  const [formats, setFormats] = useState<readonly FormatDescription[]>([]);
  useEffect(() => {
    let over = false;
    port.formats().then(
      (found) => over || setFormats(found),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [port]);
  return formats;
}

/** SW-5: while rounds are left their number may change; the engine says whether it means anything here. */
function Rounds() {
  const { t } = useSpeech();
  const { facts, attempt, whyNot, derived } = useDesk();
  const [changed, setChanged] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const drawn = Math.max(1, facts.rounds.filter(({ state }) => state !== 'draft').length);
  if (!facts.started || whyNot({ type: 'SetRounds', rounds: drawn + 200 }) !== undefined) return null;
  const progress = progressView(derived);
  const present = 'of' in progress && progress.of !== undefined ? String(progress.of) : '';
  const typed = changed ?? present;
  const unset = !/^\d{1,3}$/.test(typed) || typed === present;
  return (
    <form
      className="setting-row"
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(attempt({ type: 'SetRounds', rounds: Number(typed) }));
        setChanged(undefined);
      }}
    >
      <label htmlFor="rounds-set">
        <b>{t('settingsPage.rounds')}</b>
        <span className="hint">{t('settingsPage.roundsHint', { round: drawn })}</span>
      </label>
      <span className="line">
        <input
          id="rounds-set"
          className="input short"
          inputMode="numeric"
          value={typed}
          onChange={(event) => setChanged(event.target.value)}
        />
        <Button type="submit" size="small" why={unset ? t('settingsPage.roundsFirst') : undefined}>
          {t('settingsPage.set')}
        </Button>
      </span>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** What someone would rather play; undefined: as it is. */
interface Choice {
  readonly format: FormatDescription;
  readonly preset: string;
}

/** The rules themselves, another format too, until a round is drawn by them. */
function Format({ about }: { about: NonNullable<Facts['about']> }) {
  const { t, language } = useSpeech();
  const { attempt, derived, facts, loadFormat } = useDesk();
  const formats = useFormats();
  useFormatWords(formats.map(({ name }) => name));
  const [other, setOther] = useState<Choice>();
  const [own, setOwn] = useState<Config>({});
  const [problem, setProblem] = useState<string>();
  const shown = other?.format ?? formats.find(({ name }) => name === about.format);
  const rules = shown && formatNamed(derived.formats, shown.name);
  if (!shown || !rules) return null;
  const wanted = { ...(other ? other.format.presets[other.preset] : (about.config as Config)), ...own };
  const made = rules.configure(wanted);
  const leave = () => {
    setOther(undefined);
    setOwn({});
    setProblem(undefined);
  };
  const choose = (name: string) => {
    const format = formats.find((one) => one.name === name);
    if (!format || name === about.format) return leave();
    const show = () => {
      leave();
      setOther({ format, preset: format.defaultPreset });
    };
    loadFormat(name).then(show, () => setProblem(t('states.noAnswer')));
  };
  const save = () => {
    const refused = attempt({ type: 'Configure', ...(other && { format: shown.name }), config: wanted });
    if (refused === undefined) leave();
    else setProblem(refused);
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h2>{t('settingsPage.format')}</h2>
      <div className="settings-grid">
        <label className="field">
          <span>{t('new.format')}</span>
          <select className="input" value={shown.name} onChange={(event) => choose(event.target.value)}>
            {formats.map(({ name }) => (
              <option key={name} value={name}>
                {formatName(language, name)}
              </option>
            ))}
          </select>
        </label>
        {other && (
          <label className="field">
            <span>{t('new.preset')}</span>
            <select
              className="input"
              value={other.preset}
              onChange={(event) => {
                setOther({ ...other, preset: event.target.value });
                setOwn({});
              }}
            >
              {Object.keys(shown.presets).map((preset) => (
                <option key={preset} value={preset}>
                  {presetName(language, shown.name, preset)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <SettingsForm
        format={shown.name}
        schema={shown.settings}
        config={made.ok ? (made.value as Config) : wanted}
        players={[...facts.players.values()]}
        onChange={(key, value) => setOwn({ ...own, [key]: value })}
      />
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {(other !== undefined || Object.keys(own).length > 0) && (
        <p className="line">
          <Button type="submit">{t('settingsPage.save')}</Button>
          <Button kind="plain" onClick={leave}>
            {t('players.cancel')}
          </Button>
        </p>
      )}
    </form>
  );
}

/** What was decided before the first round was drawn. */
function Fixed({ about }: { about: NonNullable<Facts['about']> }) {
  const { t, language } = useSpeech();
  const { facts } = useDesk();
  const { format } = about;
  const schema = useFormats().find(({ name }) => name === format)?.settings;
  if (!schema) return null;
  const config = about.config as Config;
  const games = facts.rounds.flatMap(({ tables }) => tables.flatMap((table) => table.games));
  return (
    <section className="stack" aria-labelledby="fixed">
      <h2 id="fixed">{t('settingsPage.fixed')}</h2>
      {!games.some(({ recorded }) => recorded) && <p className="hint">{t('settingsPage.notPlayed')}</p>}
      <dl className="fixed-settings">
        {settingText(schema, config, format, { language, t }, [...facts.players.values()]).map(([key, text]) => (
          <div key={key}>
            <dt>{settingName(language, format, key)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
