/** How large a drawing is shown in its frame. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** `fit` stays fit whatever becomes of the frame. */
export type Zoom = 'fit' | number;

const MAX_ZOOM = 3;

/** The whole drawing within the frame, never larger than life. */
export const fitting = (drawing: Size, frame: Size): number =>
  Math.min(1, frame.width / Math.max(1, drawing.width), frame.height / Math.max(1, drawing.height));

export const scaleOf = (zoom: Zoom, drawing: Size, frame: Size): number =>
  zoom === 'fit' ? fitting(drawing, frame) : zoom;

/** Never smaller than the whole of it. */
export const zoomedBy = (factor: number, scale: number, fit: number): number =>
  Math.min(MAX_ZOOM, Math.max(fit, scale * factor));

/** How far to scroll so that what was under the pointer stays under it. */
export const scrolledTo = (scroll: number, pointer: number, from: number, to: number): number =>
  ((scroll + pointer) / from) * to - pointer;
