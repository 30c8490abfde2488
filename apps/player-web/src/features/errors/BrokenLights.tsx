import brokenLights from './brokenLights.svg';

interface BrokenLightsProps {
  /** Wider where the whole screen is about it. */
  readonly width?: 200 | 280;
}

/** A string of lights of which one has gone out. The worker keeps the picture: it is there without a network. */
export function BrokenLights({ width = 200 }: BrokenLightsProps) {
  return <img src={brokenLights} alt="" width={width} height={width * 0.7} />;
}
