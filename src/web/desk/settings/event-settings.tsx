import { useState } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { Switch } from '../../shared/controls/switch.tsx';
import { NeedsServer } from '../../shared/needs-server.tsx';
import { useServerPort } from '../../shared/ports.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** Some are for other people’s devices. */
const switchesHere = ['shortNames', 'forecast'] as const;
const switches = ['listed', 'shortNames', 'forecast', 'selfReport', 'selfRegistration', 'approval'] as const;

export function EventSettings() {
  const t = useT();
  const { facts, act, me } = useDesk();
  const isServed = useServerPort() !== undefined;
  const { about } = facts;
  const [name, setName] = useState(about?.name ?? '');
  if (!about) return null;
  const why = me.may.includes('Configure') ? undefined : t('desk.notAllowed');
  return (
    <section className="stack">
      <h3>{t('settings.title')}</h3>
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          act({ type: 'Configure', name });
        }}
      >
        <label htmlFor="event-name">{t('settings.name')}</label>
        <div className="line">
          <input
            id="event-name"
            className="input grow"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {name.trim() !== about.name && (
            <Button type="submit" why={why}>
              {t('settings.rename')}
            </Button>
          )}
        </div>
      </form>
      <ul className="switches">
        {(isServed ? switches : switchesHere).map((one) => (
          <li key={one}>
            <Switch
              label={t(`settings.${one}`)}
              on={about.settings[one] ?? false}
              onChange={(on) => act({ type: 'Configure', settings: { [one]: on } })}
            />
          </li>
        ))}
      </ul>
      {!isServed && <NeedsServer why="here.selfReport" />}
    </section>
  );
}
