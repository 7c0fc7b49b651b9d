/** After so many milliseconds a note goes by itself. */
export const NOTE_SHOWN_FOR = 7_000;
