export { AuditEntries, CatalogImportEntries, CatalogImportReport, CatalogImports, RefundPreview, StaffOrder, StaffOrders, StaffReviews, StaffTicket, StaffTickets } from '../model';
