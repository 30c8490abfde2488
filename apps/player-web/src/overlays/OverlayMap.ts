/**
 * Every overlay: what it is opened with and what it answers. An overlay that never answers has the result
 * `never`. The name is also its folder and its name in links (`?overlay=language`).
 */
export interface OverlayMap {
  language: { props: object; result: never };
}

export type OverlayName = keyof OverlayMap;
export type OverlayOptions<Name extends OverlayName> = OverlayMap[Name]['props'];
export type OverlayResult<Name extends OverlayName> = OverlayMap[Name]['result'];
