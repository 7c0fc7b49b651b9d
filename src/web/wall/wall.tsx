import './wall.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { labelText, namesOf } from '../../words/index.ts';
import { QrCode } from '../shared/controls/qr-code.tsx';
import { useHallAddress } from '../shared/hall-address.ts';
import type { WithView } from '../shared/live.tsx';
import { RoundClockFace } from '../shared/round-clock-face.tsx';
import { useSpeech } from '../shared/words.ts';
import { type Scene, scenesOf } from './scenes.ts';

const SHOWN_FOR = 10_000;

/** DK-14: one scene at a time, slow enough to read; the clock always in the same corner. */
export function Wall({ view, line, ahead }: WithView) {
  const { t, language } = useSpeech();
  const [step, setStep] = useState(0);
  const { about, rounds, clock } = view;
  const scenes = scenesOf(view);
  const scene = scenes[step % scenes.length];
  useEffect(() => {
    const timer = setInterval(() => setStep((last) => last + 1), SHOWN_FOR);
    return () => clearInterval(timer);
  }, []);
  useWakefulness();
  const newest = rounds.at(-1);
  return (
    <main className="wall">
      <header className="wall-head">
        <h1>{about.name}</h1>
        <p>
          {newest && about.status === 'running' ? labelText(language, newest.label) : ''}
          {line === 'waiting' && <span className="wall-down"> · {t('wall.lineDown')}</span>}
        </p>
        {clock && about.status === 'running' && <RoundClockFace clock={clock} ahead={ahead} className="wall-clock" />}
      </header>
      {scene && <SceneView scene={scene} view={view} />}
    </main>
  );
}

/** Keeps the screen awake where the browser can; elsewhere the machine's own setting has to. */
function useWakefulness(): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && 'wakeLock' in navigator) {
        navigator.wakeLock.request('screen').catch(() => undefined);
      }
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
}

/** One column while it fits; else two of the same height. */
const rowsFor = (lines: number) => ({ '--rows': lines <= 9 ? lines : Math.ceil(lines / 2) }) as CSSProperties;

function SceneView({ scene, view }: { scene: Scene; view: WithView['view'] }) {
  const { t } = useSpeech();
  const names = namesOf(view.players);
  switch (scene.kind) {
    case 'message':
      return (
        <section className="wall-message">
          <p className="wall-large">{t(`wall.${scene.message}`)}</p>
          <WayIn id={view.about.id} />
        </section>
      );
    case 'winners':
      return (
        <section className="wall-message">
          <p className="wall-star" aria-hidden="true">
            ★
          </p>
          <p>{t('wall.champion', { count: scene.players.length })}</p>
          <p className="wall-large">{scene.players.map(names).join(' · ')}</p>
        </section>
      );
    case 'tables':
      return (
        <section className="wall-scene">
          <SceneHead title={t('wall.tables')} scene={scene} />
          <ol className="wall-list" style={rowsFor(scene.matches.length)}>
            {scene.matches.map((match) => (
              <li key={match.id} className={match.state}>
                <b className="wall-number">{match.table}</b>
                <span>{match.seats.map(names).join(' – ')}</span>
                <span className="wall-result">{scene.results.get(match.id) ?? ''}</span>
              </li>
            ))}
          </ol>
        </section>
      );
    case 'standings':
      return (
        <section className="wall-scene">
          <SceneHead title={t('guest.standings')} scene={scene} />
          <ol className="wall-list" style={rowsFor(scene.rows.length)}>
            {scene.rows.map((row) => (
              <li key={row.player} className={row.state}>
                <b className="wall-number">{row.place}</b>
                <span>{names(row.player)}</span>
                <span className="wall-result">{row.criteria[scene.criterion]?.value ?? ''}</span>
              </li>
            ))}
          </ol>
        </section>
      );
  }
}

/** DK-11: to be scanned from the seats; nothing where no phone could open it. */
function WayIn({ id }: { id: string }) {
  const { t } = useSpeech();
  const hall = useHallAddress(id);
  if (hall.kind !== 'open') return null;
  const address = `${hall.chosen}/t/${id}`;
  return (
    <>
      <QrCode text={address} label={t('share.qr')} />
      <p className="wall-address">{address.replace(/^https?:\/\//, '')}</p>
    </>
  );
}

function SceneHead({ title, scene }: { title: string; scene: { readonly page: number; readonly pages: number } }) {
  const { t } = useSpeech();
  return (
    <h2 className="wall-title">
      {title} {scene.pages > 1 && <span>{t('wall.page', { page: scene.page, pages: scene.pages })}</span>}
    </h2>
  );
}
