import { keyframes } from '@vanilla-extract/css';

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });
export const riseIn = keyframes({ from: { transform: 'translateY(100%)' } });
export const sinkOut = keyframes({ to: { transform: 'translateY(100%)' } });
export const enterFromRight = keyframes({ from: { transform: 'translateX(100%)' } });
export const leaveToRight = keyframes({ to: { transform: 'translateX(100%)' } });
export const enterFromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
export const leaveToLeft = keyframes({ to: { transform: 'translateX(-100%)' } });
export const growIn = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
export const shrinkOut = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });
