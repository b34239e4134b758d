DROP INDEX CONCURRENTLY IF EXISTS "audit_records_action";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_records_action" ON "audit_records" USING btree ("at","actor","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_records_entity";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_records_entity" ON "audit_records" USING btree ("entity_id","entity");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_records_act";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_records_act" ON "audit_records" USING btree ("act" text_pattern_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_text";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_text" ON "users" USING gin ((replace(lower((coalesce("last_name", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("middle_name", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("email", '')) collate "und-x-icu"), 'ё', 'е')) gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_search_text";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_search_text" ON "orders" USING gin ("search_text" gin_trgm_ops) WHERE "orders"."confirmed_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_customer_text";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_customer_text" ON "orders" USING gin ((replace(lower((coalesce("customer" ->> 'name', '') || ' ' || coalesce("customer" -> 'person' ->> 'phone', '') || ' ' || coalesce("customer" -> 'partner' ->> 'name', '') || ' ' || coalesce("customer" -> 'partner' ->> 'inn', '')) collate "und-x-icu"), 'ё', 'е')) gin_trgm_ops) WHERE "orders"."confirmed_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_recipient_text";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_recipient_text" ON "orders" USING gin ((replace(lower((coalesce("recipient" ->> 'lastName', '') || ' ' || coalesce("recipient" ->> 'firstName', '') || ' ' || coalesce("recipient" ->> 'middleName', '') || ' ' || coalesce("recipient" ->> 'phone', '') || ' ' || coalesce("recipient" ->> 'email', '')) collate "und-x-icu"), 'ё', 'е')) gin_trgm_ops) WHERE "orders"."confirmed_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "partners_text";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "partners_text" ON "partners" USING gin ((replace(lower((coalesce("name", '') || ' ' || coalesce("inn", '')) collate "und-x-icu"), 'ё', 'е')) gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "support_tickets_search_text";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_tickets_search_text" ON "support_tickets" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "support_tickets_partner";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_tickets_partner" ON "support_tickets" USING btree ("partner_id") WHERE "support_tickets"."partner_id" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "support_tickets_type";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_tickets_type" ON "support_tickets" USING btree ("type","status");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_records_at";