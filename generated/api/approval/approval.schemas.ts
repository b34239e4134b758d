export { Approval, Approvals, DeliveryOptions } from '../model';
