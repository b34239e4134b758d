
export type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



