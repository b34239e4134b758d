export { AuditEntries, CatalogImports, StaffOrder, StaffOrders, StaffReviews, StaffTicket, StaffTickets } from '../model';
