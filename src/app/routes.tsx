// The route table: every screen of the product, each loaded when it is first visited. Features know nothing of each other; only
// here do they meet. A path that is not in the table goes to the landing page.
import { lazy, type ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { AdminsOnly, SignedInOnly, SignedOutOnly } from "./guards";
import { Shell } from "./shell";

const LandingScreen = screen("LandingScreen", () => import("../features/landing/landing-screen"));
const AiToolsScreen = screen("AiToolsScreen", () => import("../features/ai-tools/ai-tools-screen"));
const ToolScreen = screen("ToolScreen", () => import("../features/ai-tools/tool-screen"));
const LoginScreen = screen("LoginScreen", () => import("../features/sign-in/login-screen"));
const AdminLoginScreen = screen("AdminLoginScreen", () => import("../features/sign-in/admin-login-screen"));
const AdminDashboardScreen = screen("AdminDashboardScreen", () => import("../features/admin/admin-dashboard-screen"));
const DashboardScreen = screen("DashboardScreen", () => import("../features/dashboard/dashboard-screen"));
const AssessmentScreen = screen("AssessmentScreen", () => import("../features/assessment/assessment-screen"));
const BusinessScreen = screen("BusinessScreen", () => import("../features/assessment/business-screen"));
