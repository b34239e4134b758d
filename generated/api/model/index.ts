
export * from './errorPayload.ts';
export * from './fieldError.ts';
export * from './getSettingsHeaders.ts';
export * from './phone.ts';
export * from './settings.ts';
