ALTER TABLE "promotion_banners" ADD COLUMN "picture_mobile" jsonb;--> statement-breakpoint
ALTER TABLE "promotion_banners" ADD COLUMN "advertiser" jsonb;--> statement-breakpoint
CREATE INDEX "order_items_bought" ON "order_items" USING btree ("product_id");