import * as z from 'zod';

/** How others reach this server (DK-11). */

const hallAddressSchema = z.object({
  url: z.string(),
  /** The name of the network as the machine calls it; empty where it has none. */
  network: z.string(),
});
export type HallAddress = z.output<typeof hallAddressSchema>;

export const reachSchema = z.object({
  /** It listens to its own machine alone. */
  onlyHere: z.boolean(),
  port: z.int(),
  /** Set by the operator; it takes precedence over all others. */
  publicUrl: z.string().optional(),
  /** The most likely first. */
  addresses: z.array(hallAddressSchema),
});
export type Reach = z.output<typeof reachSchema>;
