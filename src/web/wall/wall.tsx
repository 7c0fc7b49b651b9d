import './wall.css';
import { useEffect, useRef, useState } from 'react';
import type { SidesView } from '../../engine/index.ts';
import type { WallState } from '../../protocol/wire-wall.ts';
import { labelText } from '../../words/index.ts';
import { sidesInOrder } from '../shared/boards/board-names.ts';
import type { WithView } from '../shared/live.tsx';
import { useLeft, useNextStart, waitsAfter } from '../shared/next-start/use-next-start.ts';
import { useSpeech } from '../shared/words.ts';
import { useFit } from './fit.ts';
import { MessageScene } from './message-scene.tsx';
import { SceneView } from './scene-view.tsx';
import { type Scene, scenesOf, shownFor } from './scenes.ts';
import { WallHead } from './wall-head.tsx';

const MINUTE = 60_000;

/** DK-14: one scene at a time, slow enough to read; pennant and clock always in the same corners. */
export function Wall({ live, desk }: { live: WithView; desk: WallState }) {
  const speech = useSpeech();
  const portrait = usePortrait();
  const { view } = live;
  const all = scenesOf(view, speech, { portrait }, desk.scene);
  const held = all.filter((scene) => partOf(scene) === desk.scene);
  const start = useNextStart(view.about.id, waitsAfter(view.about.progress));
  // Here, so that what is shown is fitted again when needed.
  useLeft(start?.at ?? 0, live.ahead, MINUTE);
  const scene = useTurn(held.length > 0 ? held : all);
  const wall = useRef<HTMLElement>(null);
  useFit(wall);
  useWakefulness();
  if (!scene) return null;
  return (
    <main
      ref={wall}
      data-scene={`${scene.kind} ${scene.page}`}
      className={`wall ${portrait ? 'portrait' : 'landscape'}`}
    >
      <WallHead {...{ live, start }} scene={desk.message ? undefined : scene} />
      {desk.message ? (
        <MessageScene message={desk.message} />
      ) : (
        <SceneView {...{ scene, view, start }} ahead={live.ahead} />
      )}
      {!desk.message && <SceneFoot scene={scene} />}
    </main>
  );
}

/** What the desk calls it. */
const partOf = ({ kind }: Scene): WallState['scene'] | 'waiting' | 'entrants' | 'winners' =>
  kind === 'bracket' || kind === 'cross-tables' ? 'board' : kind;

/** Goes on by itself; where the list has become shorter it begins again. */
function useTurn(scenes: readonly Scene[]): Scene | undefined {
  const [step, setStep] = useState(0);
  const scene = scenes[step % scenes.length];
  const time = scene ? shownFor(scene) : 0;
  // A result that comes in while a page is shown does not keep it there any longer.
  useEffect(() => {
    const timer = setTimeout(() => setStep((step + 1) % Math.max(1, scenes.length)), time);
    return () => clearTimeout(timer);
  }, [step, time, scenes.length]);
  return scene;
}

function CrossNote({ sides }: { sides: SidesView | undefined }) {
  const { t, language } = useSpeech();
  if (!sides) return t('groups.recordLong');
  const [rows, columns] = sidesInOrder(sides);
  return t('wall.cross', { rows: labelText(language, rows), columns: labelText(language, columns) });
}

function SceneFoot({ scene }: { scene: Scene }) {
  const { t } = useSpeech();
  const note =
    scene.kind === 'standings' ? (
      t('wall.places', { from: scene.from, to: scene.to, count: scene.of })
    ) : scene.kind === 'cross-tables' && scene.whole ? (
      t('groups.recordLong')
    ) : scene.kind === 'cross-tables' ? (
      <>
        <CrossNote sides={scene.sides} /> · <i className="wall-up" /> {t('groups.wentOn')}
      </>
    ) : undefined;
  if (note === undefined && scene.pages === 1) return null;
  return (
    <footer className="wall-foot">
      <span>{note}</span>
      {scene.pages > 1 && <span>{t('wall.page', { page: scene.page, pages: scene.pages })}</span>}
    </footer>
  );
}

function usePortrait(): boolean {
  const [portrait, setPortrait] = useState(() => window.matchMedia('(orientation: portrait)').matches);
  useEffect(() => {
    const query = window.matchMedia('(orientation: portrait)');
    const onChange = () => setPortrait(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return portrait;
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
