export { AuditEntries, CatalogImportEntries, CatalogImportReport, CatalogImports, StaffOrder, StaffOrders, StaffReviews, StaffTicket, StaffTickets } from '../model';
