DROP INDEX "products_group";--> statement-breakpoint
DROP INDEX "products_facets";--> statement-breakpoint
DROP INDEX "products_default";--> statement-breakpoint
DROP INDEX "products_search_begin";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family_id" text collate "C" GENERATED ALWAYS AS (coalesce(group_id, id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variant_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family_id","available" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"variant_order","id","category_path") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("category_path" text_pattern_ops,"available","popularity","id","brand_id","category_id","price","price_without_discount","is_new","feedback_count","family_id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_default" ON "products" USING btree ("available" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"variant_order","id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_search_begin" ON "products" USING btree ("search_text" text_pattern_ops,"available","popularity","variant_order","id","family_id") WHERE "products"."listed";