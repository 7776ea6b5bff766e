import Link from "next/link";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SignUpForm } from "@/components/auth/sign-up-form";

export const metadata = { title: "Create a workspace" };

export default function SignUpPage() {
  return (
    <AuthFrame
      title="Create a workspace"
      lead="Free for one researcher and an hour of uploads a month. No card."
      foot={
        <>
          Have an account?{" "}
          <Link href="/sign-in" className="text-primary-text underline underline-offset-4">
            Sign in
          </Link>
        </>
      }
    >
      <SignUpForm />
    </AuthFrame>
  );
}
