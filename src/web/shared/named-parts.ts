/** A label may say two things, «Round 3 · Quarter-finals»: what the stage is called leads, the number of the round follows. */
export const namedParts = (label: string): readonly string[] => label.split(' · ').reverse();
