export { AuditEntries, CatalogImportEntries, CatalogImportReport, CatalogImports, RefundPreview, StaffAssignees, StaffOrder, StaffOrders, StaffReviews, StaffTicket, StaffTickets } from '../model';
