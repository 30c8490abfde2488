export { calmHarm, nextHarm } from './level';
export type { HarmLevel, HarmStatus } from './level';
export { harmMarkers, markersOf } from './markers';
export type { HarmFacts, HarmMarker } from './markers';
