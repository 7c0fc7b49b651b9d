import * as z from 'zod';
import { wallScenes } from './wall-scenes.ts';

/** DK-14: what the desk wants the wall to show. Without anything it goes through its scenes by itself. */
export const wallStateSchema = z
  .object({
    scene: z.enum(wallScenes).optional().meta({ description: 'The scene that the wall is held at.' }),
    message: z
      .object({ text: z.string().trim().min(1).max(120), more: z.string().trim().max(200).optional() })
      .optional()
      .meta({ description: 'Shown in place of all scenes, as large as it fits.' }),
  })
  .meta({
    examples: [{ scene: 'names' }, { message: { text: 'Pizza is in the back room.', more: 'Round 5 at 20:45.' } }],
  });

/** When the next round begins. A time set for any other round no longer counts. */
export const nextStartSchema = z
  .strictObject({
    next: z
      .strictObject({
        round: z.int().min(1).max(100_000),
        at: z.int().min(0).max(8_640_000_000_000_000).describe('In milliseconds since 1970.'),
      })
      .exactOptional(),
  })
  .meta({ examples: [{ next: { round: 4, at: 1_763_325_000_000 } }, {}] });

export type NextStart = z.output<typeof nextStartSchema>;

export type WallState = z.output<typeof wallStateSchema>;
