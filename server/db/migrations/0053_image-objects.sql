CREATE TABLE "stored_image_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"image_key" text,
	"format" text,
	"side" integer,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "imported_image_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_image_objects" ADD CONSTRAINT "stored_image_objects_file" FOREIGN KEY ("image_key","format","side") REFERENCES "public"."imported_image_files"("key","format","side") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stored_image_objects_owner" ON "stored_image_objects" USING btree ("image_key","format","side");--> statement-breakpoint
CREATE INDEX "stored_image_objects_unowned" ON "stored_image_objects" USING btree ("created_at") WHERE "stored_image_objects"."image_key" is null;