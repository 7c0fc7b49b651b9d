import { useId, useState } from 'react';
import { ProblemError } from '../../../client/index.ts';
import type { Command } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useTournamentPort } from '../../shared/ports.tsx';
import { useContact } from '../../shared/use-contact.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

type Info = Omit<Extract<Command, { type: 'DescribeEvent' }>, 'type'>;
type Field = keyof Info;

const lines: readonly (readonly [Field, 'date' | 'time' | 'text'])[] = [
  ['firstDay', 'date'],
  ['lastDay', 'date'],
  ['startTime', 'time'],
  ['timeZone', 'text'],
  ['venue', 'text'],
];

/** What is empty is not said. */
const saidIn = (typed: Readonly<Partial<Record<Field, string>>>): Info =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));

/** DK-24: days, time zone, place and a few words, for the public page, the calendar and the prints. */
export function EventInfoForm() {
  const { t } = useSpeech();
  const port = useTournamentPort();
  const { id: tournament, facts, attempt, me } = useDesk();
  const [changed, setChanged] = useState<Readonly<Partial<Record<Field, string>>>>({});
  const [problem, setProblem] = useState<string>();
  const known = useContact(tournament);
  const [stored, setStored] = useState<string>();
  const [contact, setContact] = useState<string>();
  const id = useId();
  const typed = { ...facts.event, ...changed };
  const why = me.may.includes('DescribeEvent') ? undefined : t('desk.notAllowed');
  const change = (field: Field, text: string) => setChanged({ ...changed, [field]: text });
  // It is stored beside the log, like the picture (DK-31): the server has it, or it is still to be saved.
  const saveContact = async (text: string) => {
    try {
      await port.setContact(tournament, text);
      setStored(text.trim());
      setContact(undefined);
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer'));
    }
  };
  const save = () => {
    const described = Object.keys(changed).length > 0;
    const refused = described
      ? attempt({ type: 'DescribeEvent', ...saidIn(typed) }, { done: t('eventInfo.saved') })
      : undefined;
    setProblem(refused);
    if (refused === undefined) setChanged({});
    if (contact !== undefined) void saveContact(contact);
  };
  return (
    <form
      className="stack event-info"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 id={`${id}-title`}>{t('eventInfo.title')}</h3>
      <p className="hint">{t('eventInfo.hint')}</p>
      <div className="two-up">
        {lines.map(([field, type]) => (
          <div key={field} className="field">
            <label htmlFor={`${id}-${field}`}>{t(`eventInfo.${field}`)}</label>
            <input
              id={`${id}-${field}`}
              className="input"
              type={type}
              autoComplete="off"
              list={field === 'timeZone' ? `${id}-zones` : undefined}
              placeholder={field === 'timeZone' ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined}
              value={typed[field] ?? ''}
              onChange={(event) => change(field, event.target.value)}
            />
          </div>
        ))}
        <div className="field">
          <label htmlFor={`${id}-contact`}>{t('eventInfo.contact')}</label>
          <input
            id={`${id}-contact`}
            className="input"
            autoComplete="off"
            maxLength={200}
            aria-describedby={`${id}-contact-hint`}
            value={contact ?? stored ?? known ?? ''}
            onChange={(event) => setContact(event.target.value)}
          />
          <span id={`${id}-contact-hint`} className="hint">
            {t('eventInfo.contactHint')}
          </span>
        </div>
      </div>
      <datalist id={`${id}-zones`}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <div className="field">
        <label htmlFor={`${id}-description`}>{t('eventInfo.description')}</label>
        <textarea
          id={`${id}-description`}
          className="input"
          rows={4}
          value={typed.description ?? ''}
          onChange={(event) => change('description', event.target.value)}
        />
      </div>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {(Object.keys(changed).length > 0 || contact !== undefined) && (
        <p className="line">
          <Button type="submit" kind="ink" why={why}>
            {t('eventInfo.save')}
          </Button>
          <Button
            kind="plain"
            onClick={() => {
              setChanged({});
              setContact(undefined);
            }}
          >
            {t('players.cancel')}
          </Button>
        </p>
      )}
    </form>
  );
}
