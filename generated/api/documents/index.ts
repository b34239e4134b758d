export * from './get-order-certificates.ts';
export * from './download-order-certificates.ts';
export * from './get-order-transfer-document.ts';
