export { Address, Addresses, Contracts, Customer, Customers, Recipient, Recipients } from '../model';
