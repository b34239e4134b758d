export { OtpSent } from '../model';
