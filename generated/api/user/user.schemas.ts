export { AcceptedInvitation, Address, Addresses, Contracts, Customer, Customers, InvitationByLink, Invitations, Recipient, Recipients } from '../model';
