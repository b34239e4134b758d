DROP INDEX CONCURRENTLY IF EXISTS "product_attributes_value_key";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_attributes_value_key" ON "product_attributes" USING btree ("name",replace(lower("value"), 'ё', 'е'),"product_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_attributes_value";