import { Suspense } from 'react';
import type { Start } from '../shared/next-start/asked-starts.ts';
import { part } from '../shared/part.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { BetweenScene } from './between-scene.tsx';
import { ForecastScene } from './forecast-scene.tsx';
import { GroupsScene } from './groups-scene.tsx';
import { NamesScene, StandingsScene, TableCards, TableRows } from './list-scenes.tsx';
import type { Scene } from './scenes.ts';
import { WaitingScene } from './waiting-scene.tsx';
import { WinnersScene } from './winners-scene.tsx';

/** Only where there is a bracket. */
const BracketScene = part(() => import('./bracket-scene.tsx').then(({ BracketScene }) => BracketScene));

interface SceneProps {
  readonly scene: Scene;
  readonly view: Seen;
  /** When the next round begins, where the desk has said so. */
  readonly start: Start | undefined;
  readonly ahead: number;
}

export function SceneView({ scene, view, start, ahead }: SceneProps) {
  switch (scene.kind) {
    case 'waiting':
      return <WaitingScene {...{ view, start, ahead }} />;
    case 'between':
      return <BetweenScene {...{ view, start, ahead }} />;
    case 'forecast':
      return <ForecastScene view={view} />;
    case 'winners':
      return <WinnersScene view={view} />;
    case 'tables':
    case 'playing':
      return scene.many ? <TableCards page={scene.tables} /> : <TableRows page={scene.tables} />;
    case 'names':
    case 'byes':
    case 'entrants':
      return <NamesScene page={scene.names} />;
    case 'standings':
      return <StandingsScene {...{ scene, view }} />;
    case 'bracket':
      return (
        <Suspense fallback={<section className="wall-scene" aria-busy="true" />}>
          <BracketScene {...{ scene, view }} />
        </Suspense>
      );
    case 'cross-tables':
      return <GroupsScene {...{ scene, view }} />;
  }
}
