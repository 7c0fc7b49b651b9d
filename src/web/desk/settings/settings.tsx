import './settings.css';
import { useEffect, useState } from 'react';
import { TiltyardClient } from '../../../client/index.ts';
import { formatNamed, progressView } from '../../../engine/index.ts';
import { settingName } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { HowItIsPlayed } from '../../shared/how-it-is-played.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { type Config, SettingsForm, settingText } from '../../shared/settings-form.tsx';
import { useSpeech } from '../../shared/words.ts';
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
          {facts.rounds.length > 0 ? <Fixed /> : <Format />}
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

/** The schema of a format's settings, as the server describes it: a running desk does without the maker of schemas. */
function useSchema(format: string | undefined): Readonly<Record<string, unknown>> | undefined {
  const [schema, setSchema] = useState<Readonly<Record<string, unknown>>>();
  useEffect(() => {
    let over = false;
    new TiltyardClient().formats().then(
      (formats) => over || setSchema(formats.find(({ name }) => name === format)?.settings),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [format]);
  return schema;
}

/** SW-5: while rounds are left their number may change; the engine says whether it means anything here. */
function Rounds() {
  const { t } = useSpeech();
  const { facts, state, attempt, whyNot } = useDesk();
  const [changed, setChanged] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const drawn = Math.max(1, facts.rounds.filter(({ state }) => state !== 'draft').length);
  if (!facts.started || whyNot({ type: 'SetRounds', rounds: drawn + 200 }) !== undefined) return null;
  const progress = progressView(state);
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

/** The rules themselves, until a round is drawn by them. */
function Format() {
  const { t } = useSpeech();
  const { facts, attempt } = useDesk();
  const [own, setOwn] = useState<Config>({});
  const [problem, setProblem] = useState<string>();
  const schema = useSchema(facts.about?.format);
  const format = facts.about && formatNamed(facts.about.format);
  if (!facts.about || !format || !schema) return null;
  const wanted = { ...(facts.about.config as Config), ...own };
  const made = format.configure(wanted);
  const save = () => {
    const refused = attempt({ type: 'Configure', config: wanted });
    setProblem(refused);
    if (refused === undefined) setOwn({});
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
      <SettingsForm
        format={format.name}
        schema={schema}
        config={made.ok ? (made.value as Config) : wanted}
        onChange={(key, value) => setOwn({ ...own, [key]: value })}
      />
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {Object.keys(own).length > 0 && (
        <p className="line">
          <Button type="submit">{t('settingsPage.save')}</Button>
          <Button kind="plain" onClick={() => setOwn({})}>
            {t('players.cancel')}
          </Button>
        </p>
      )}
    </form>
  );
}

/** What was decided before the first round was drawn. */
function Fixed() {
  const { t, language } = useSpeech();
  const { facts } = useDesk();
  const schema = useSchema(facts.about?.format);
  if (!facts.about || !schema) return null;
  const { format } = facts.about;
  const config = facts.about.config as Config;
  return (
    <section className="stack" aria-labelledby="fixed">
      <h2 id="fixed">{t('settingsPage.fixed')}</h2>
      <dl className="fixed-settings">
        {settingText(schema, config, format, { language, t }).map(([key, text]) => (
          <div key={key}>
            <dt>{settingName(language, format, key)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
