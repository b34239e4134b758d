export { OrderCertificates } from '../model';
