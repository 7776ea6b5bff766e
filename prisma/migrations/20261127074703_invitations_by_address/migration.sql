-- CreateIndex
CREATE INDEX "member_invitation_email_idx" ON "member_invitation"("email");

