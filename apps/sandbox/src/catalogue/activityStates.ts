/**
 * Which activities are on. Only those that the sandbox can really answer: the deposit gifts 15, 19 and 23. One
 * that is not listed counts as off.
 */
export const activityStates = [15, 19, 23].map((activityType) => ({ activityType, isOn: true }));
