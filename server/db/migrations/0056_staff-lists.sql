DROP INDEX CONCURRENTLY IF EXISTS "orders_confirmed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_confirmed" ON "orders" USING btree ("confirmed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."confirmed_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "support_tickets_changed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_tickets_changed" ON "support_tickets" USING btree ("updated_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);
