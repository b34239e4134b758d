DROP INDEX "products_group";--> statement-breakpoint
CREATE INDEX "products_group" ON "products" USING btree ("group_id") WHERE "products"."listed";