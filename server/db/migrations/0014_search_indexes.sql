DROP INDEX "products_search_vector";--> statement-breakpoint
CREATE INDEX "products_search_begin" ON "products" USING btree ("search_text" text_pattern_ops) WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_search_vector" ON "products" USING gin ("search_vector") WHERE "products"."listed";