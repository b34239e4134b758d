CREATE TABLE "compared_products" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "compared_products_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "compared_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "favorites_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_views" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_views_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"frequency" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_category_popularity";--> statement-breakpoint
DROP INDEX "products_popularity";--> statement-breakpoint
DROP INDEX "product_feedback_product";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_created";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
ALTER TABLE "compared_products" ADD CONSTRAINT "compared_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_products" ADD CONSTRAINT "compared_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compared_products_recent" ON "compared_products" USING btree ("user_id","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "compared_products_product" ON "compared_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "favorites_recent" ON "favorites" USING btree ("user_id","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favorites_product" ON "favorites" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_views_recent" ON "product_views" USING btree ("user_id","viewed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_views_product" ON "product_views" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "product_feedback_author" ON "product_feedback" USING btree ("product_id","user_id");--> statement-breakpoint
CREATE INDEX "products_category_path" ON "products" USING btree ("category_path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_default" ON "products" USING btree ("available" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "product_feedback_product" ON "product_feedback" USING btree ("product_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at","id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");