export * from './send-otp.ts';
export * from './resend-otp.ts';
