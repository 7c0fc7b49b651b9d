import { useId, useState } from 'react';
import { readNumber } from '../../engine/index.ts';
import { choiceName, numberText, settingName } from '../../words/index.ts';
import { durationText, readDuration } from '../../words/notation.ts';
import { Switch } from './controls/switch.tsx';
import { gameTime } from './time.ts';
import { type Speech, useSpeech } from './words.ts';

export type Config = Readonly<Record<string, unknown>>;

/** What a settings schema says of one field, as far as a form needs it. */
interface Field {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly description?: string;
  readonly items?: { readonly enum?: readonly string[] };
  readonly 'x-only-with'?: { readonly settings: Config; readonly values: readonly string[] };
}

/** Values of a list that these settings allow. */
function offeredIn(field: Field, config: Config): readonly string[] {
  const { items, 'x-only-with': only } = field;
  const isOpen = only === undefined || Object.entries(only.settings).every(([name, value]) => config[name] === value);
  return items?.enum?.filter((one) => isOpen || !only.values.includes(one)) ?? [];
}

/** Whom a setting about players can be about. */
export interface Entrant {
  readonly id: string;
  readonly name: string;
}

/** Each setting that has a value, as people read it. */
export function settingText(
  schema: Readonly<Record<string, unknown>>,
  config: Config,
  format: string,
  { language, t }: Pick<Speech, 'language' | 't'>,
  players: readonly Entrant[] = [],
): (readonly [string, string])[] {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Field>);
  const said = (value: unknown, field: Field): string => {
    const isPlayers = field.description === 'player' || field.description === 'players';
    if (Array.isArray(value)) return value.map((one) => said(one, isPlayers ? field : {})).join(', ');
    if (isPlayers) return players.find(({ id }) => id === value)?.name ?? String(value);
    if (typeof value === 'boolean') return t(value ? 'toggle.yes' : 'toggle.no');
    if (typeof value === 'number')
      return field.description === 'duration' ? gameTime(value) : numberText(language, value);
    return choiceName(language, format, String(value));
  };
  return fields.flatMap(([key, field]) =>
    config[key] === undefined ? [] : [[key, said(config[key], field)] as const],
  );
}

interface SettingsProps {
  readonly format: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** As the engine uses them: every setting that has a value has it here. */
  readonly config: Config;
  readonly onChange: (key: string, value: unknown) => void;
  /** Before anybody has been entered, settings about players are left out. */
  readonly players?: readonly Entrant[];
}

/** A form made from the engine's own schema, so that a new setting needs no page. */
export function SettingsForm({ format, schema, config, onChange, players = [] }: SettingsProps) {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Field>).filter(
    ([, { description }]) => players.length > 0 || (description !== 'player' && description !== 'players'),
  );
  return (
    <div className="settings-grid">
      {fields.map(([key, field]) => (
        <Setting
          key={key}
          {...{ format, field, config, players }}
          name={key}
          value={config[key]}
          onChange={(value) => onChange(key, value)}
        />
      ))}
    </div>
  );
}

interface SettingProps {
  readonly format: string;
  readonly name: string;
  readonly field: Field;
  readonly config: Config;
  readonly players: readonly Entrant[];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Setting({ format, name, field, config, players, value, onChange }: SettingProps) {
  const { language, t } = useSpeech();
  const id = useId();
  const label = settingName(language, format, name);
  const option = (one: string | number) => choiceName(language, format, String(one));
  if (field.type === 'boolean') {
    return <Switch label={label} on={value === true} onChange={onChange} />;
  }
  if (field.description === 'player') {
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          className="input"
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">{t('toggle.unset')}</option>
          {players.map((player) => (
            <option key={player.id} value={player.id}>
              {player.name}
            </option>
          ))}
        </select>
      </div>
    );
  }
  const isPlayers = field.description === 'players';
  if (isPlayers || field.items?.enum) {
    const there = new Map(players.map((player) => [player.id, player.name]));
    // Whoever has been removed from the tournament is no longer chosen.
    const chosen = (Array.isArray(value) ? (value as string[]) : []).filter((one) => !isPlayers || there.has(one));
    const offered = [...new Set([...(isPlayers ? there.keys() : offeredIn(field, config)), ...chosen])];
    return (
      <fieldset className="field">
        <legend>{label}</legend>
        {offered.map((one) => (
          <label key={one} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
              }
            />
            {isPlayers ? there.get(one) : option(one)}
            {!isPlayers && chosen.includes(one) && <span className="quiet"> {chosen.indexOf(one) + 1}</span>}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {field.enum ? (
        <select
          id={id}
          className="input"
          value={String(value ?? '')}
          onChange={(event) => onChange(field.enum?.find((one) => String(one) === event.target.value))}
        >
          {value === undefined && <option value="">{t('toggle.unset')}</option>}
          {field.enum.map((one) => (
            <option key={one} value={String(one)}>
              {option(one)}
            </option>
          ))}
        </select>
      ) : (
        <TypedSetting {...{ id, field, value, onChange }} />
      )}
    </div>
  );
}

function TypedSetting({
  id,
  field,
  value,
  onChange,
}: Omit<SettingProps, 'format' | 'name' | 'config' | 'players'> & { id: string }) {
  const { t } = useSpeech();
  const isDuration = field.description === 'duration';
  const written = typeof value === 'number' ? (isDuration ? durationText(value) : String(value)) : '';
  const [typed, setTyped] = useState<string>();
  const read = isDuration ? readDuration : readNumber;
  const text = typed ?? written;
  const bad = text.trim() !== '' && read(text) === undefined;
  return (
    <>
      <input
        id={id}
        className="input"
        inputMode={isDuration ? 'text' : 'decimal'}
        value={text}
        aria-invalid={bad}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(read(event.target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      {isDuration && <span className="hint">{bad ? t('new.durationBad') : t('new.duration')}</span>}
    </>
  );
}
